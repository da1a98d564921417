import {
  Combobox,
  createTheme,
  Modal,
  MultiSelect,
  SegmentedControl,
  Select,
  Textarea,
  TextInput,
  Tooltip,
} from '@mantine/core';

/** How the UI kit's components behave everywhere; their looks are in mantine-tokens.css. */
export const dashboardTheme = createTheme({
  respectReducedMotion: true,
  components: {
    // By default the kit also renders and measures the lists of closed fields: hundreds of options on some pages.
    Combobox: Combobox.extend({ defaultProps: { keepMounted: false } }),
    // The kit's scroll lock adds a style element, which the content policy forbids; dashboard.css locks instead.
    Modal: Modal.extend({
      defaultProps: {
        lockScroll: false,
        centered: true,
        radius: 'lg',
        size: 480,
        // A dialog's header must not count as the page's banner.
        attributes: { header: { role: 'presentation' } },
      },
    }),
    Textarea: Textarea.extend({ defaultProps: { size: 'md' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'md' } }),
    Select: Select.extend({
      // The focus returns to the field after a save by keyboard; a list opening then would cover the page.
      defaultProps: { size: 'md', allowDeselect: false, checkIconPosition: 'right', openOnFocus: false },
    }),
    MultiSelect: MultiSelect.extend({ defaultProps: { size: 'md' } }),
    SegmentedControl: SegmentedControl.extend({ defaultProps: { size: 'md', withItemsBorders: false } }),
    Tooltip: Tooltip.extend({ defaultProps: { events: { hover: true, focus: true, touch: true } } }),
  },
});
