import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const locate = createRequire(import.meta.url)

/** The file of a font that has every sign of GB 18030's common part: machines need none of their own. */
export const chineseFont = (): string =>
  join(dirname(locate.resolve('@embedpdf/fonts-sc')), '../fonts/NotoSansHans-Regular.otf')
