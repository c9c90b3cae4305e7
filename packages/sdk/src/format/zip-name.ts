import { cutName, tidyName } from './file-name.ts'

const siteName = '芯谱'
const longest = 120

/**
 * The name of a downloaded archive: up to 120 UTF-16 units that any system takes, suffixed with the site's name, ending
 * in .zip; 数据手册 where nothing is left of the name (specification, section 9).
 *
 * @example zipName('我的资料') // '我的资料_芯谱.zip'
 */
export function zipName(name: string): string {
  const plain = name
    .trim()
    .replace(/\.zip$/i, '')
    .replace(new RegExp(`_${siteName}$`), '')
  return `${cutName(tidyName(plain), longest) || '数据手册'}_${siteName}.zip`
}
