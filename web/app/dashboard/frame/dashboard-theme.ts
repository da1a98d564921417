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

/** How the kit's parts behave everywhere; what they look like stands in mantine-tokens.css. */
export const dashboardTheme = createTheme({
  respectReducedMotion: true,
  components: {
    // By default the kit builds, and measures, the list of every closed field as well: hundreds of options on some pages.
    Combobox: Combobox.extend({ defaultProps: { keepMounted: false } }),
    // The kit's scroll lock writes a style element, which the content policy forbids; dashboard.css locks instead.
    Modal: Modal.extend({
      defaultProps: {
        lockScroll: false,
        centered: true,
        radius: 'lg',
        size: 480,
        // The head of a dialog is not the banner of the page.
        attributes: { header: { role: 'presentation' } },
      },
    }),
    Textarea: Textarea.extend({ defaultProps: { size: 'md' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'md' } }),
    Select: Select.extend({
      // The focus comes back to it after a save by keyboard: a list that opens then covers the page.
      defaultProps: { size: 'md', allowDeselect: false, checkIconPosition: 'right', openOnFocus: false },
    }),
    MultiSelect: MultiSelect.extend({ defaultProps: { size: 'md' } }),
    SegmentedControl: SegmentedControl.extend({ defaultProps: { size: 'md', withItemsBorders: false } }),
    Tooltip: Tooltip.extend({ defaultProps: { events: { hover: true, focus: true, touch: true } } }),
  },
});
