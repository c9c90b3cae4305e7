const longest = 120

/** Characters that Windows, macOS or Linux refuse in a file's name, and those that are not seen or turn the reading. */
const unfit = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu

/** Names that Windows keeps for devices, whatever ending they have. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?:\.|$)/i

const extension = /\.[^. ]{1,16}$/

/**
 * A name under which any system saves a file: no folder in it, visible characters only, no device of Windows, no dot at
 * either end, 120 UTF-16 units at most with the extension kept; 未命名 where nothing is left, so never empty.
 *
 * @example safeFileName('../../数据:手册.pdf') // '数据 手册.pdf'
 * @example safeFileName('con.txt')           // '_con.txt'
 */
export function safeFileName(name: string): string {
  const shown = withoutEnd(visible(name))
  const ending = extension.exec(shown)?.[0] ?? ''
  const stem = withoutStart(shown.slice(0, shown.length - ending.length)) || '未命名'
  const cut = cutName(device.test(stem) ? `_${stem}` : stem, longest - ending.length)
  return withoutEnd(cut.trimEnd() + ending)
}

/** Unfit characters give way to a space each; spaces in a row become one, and none before a dot. */
const visible = (name: string): string => name.replaceAll(unfit, ' ').replaceAll(/\s+/g, ' ').replaceAll(' .', '.')

const withoutStart = (name: string): string => name.replace(/^[. ]+/, '')
// The look behind keeps a long run of dots inside a name from being tried at each of them.
const withoutEnd = (name: string): string => name.replace(/(?<![. ])[. ]+$/, '')

/** A name of visible characters that begins and ends with one; empty where nothing is left. */
export const tidyName = (name: string): string => withoutEnd(withoutStart(visible(name)))

/** The first characters of a name, never half of one. */
export const cutName = (name: string, length: number): string => name.slice(0, length).replace(/[\ud800-\udbff]$/, '')
