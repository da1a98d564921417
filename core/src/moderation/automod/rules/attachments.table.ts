import { compileAttachments } from './attachments.ts';
import { readMessage } from './message.ts';
import { type RuleTable, sequenceTable } from './rule-table.ts';

const checks = {
  refused: compileAttachments({ policy: 'onlyThese', fileTypes: ['exe', 'js', 'jar', 'scr', 'gz'] }),
  taken: compileAttachments({ policy: 'allExcept', fileTypes: ['png', 'jpg', 'gif', 'webp'] }),
};

const NOBODY = { mentionedMembers: [], mentionedRoles: [], mentionsEveryone: false };
const table = (policy: keyof typeof checks, fires: readonly string[][], passes: readonly string[][]) => {
  const named = (messages: readonly string[][]) =>
    Object.fromEntries(messages.map((files) => [`${policy}: ${files.join(', ') || 'nothing'}`, files]));
  const check = (files: readonly string[]) => checks[policy](readMessage({ content: '', files, ...NOBODY })) !== null;
  return sequenceTable(check, { fires: named(fires), passes: named(passes) });
};

const refused = table(
  'refused',
  [
    ['virus.exe'],
    ['VIRUS.EXE'],
    ['virus.exe. '],
    ['photo.png.exe'],
    ['vi\u200Brus.e\u200Bxe'],
    ['.exe'],
    ['игра.exe'],
    ['моя игра (1).exe'],
    ['photo\u202Egnp.exe'],
    ['virus.ｅｘｅ'],
    ['virus\u2024exe'],
    ['archive.tar.gz'],
    ['a.png', 'b.exe'],
    ['заставка.scr'],
    ['mod.jar'],
    ['index.JS'],
    ['virus.exe\u00A0'],
    ['virus.exe...'],
  ],
  [
    [],
    ['photo.png'],
    ['exe'],
    ['exe.txt'],
    ['virus.exe.txt'],
    ['my.exe.notes.md'],
    ['data.json'],
    ['styles.jsx'],
    ['executable'],
    ['фото.jpg'],
    ['отчёт.docx'],
    ['README'],
    ['gz'],
    ['scr.een.png'],
    ['jar of jam.webp'],
    ['.gitignore'],
    ['...'],
  ],
);

const taken = table(
  'taken',
  [['document.pdf'], ['photo.png.zip'], ['README'], ['photo.png', 'video.mp4'], ['png'], ['видео.mov']],
  [['photo.png'], ['PHOTO.PNG'], ['фото.jpg', 'кот.gif'], ['a.b.c.webp'], ['photo.png. '], [], ['пи\u200Bк.png']],
);

/** Both policies: a list of refused types, and a list of the only allowed ones. */
export const attachmentsTable: RuleTable = {
  fires: [...refused.fires, ...taken.fires],
  passes: [...refused.passes, ...taken.passes],
};
