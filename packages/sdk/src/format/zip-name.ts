const siteName = '芯谱'

/** Characters that Windows, macOS or Linux refuse in a file's name, and those that are not seen. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unfit = /[\\/:*?"<>|\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\ufeff]/g

/** The name of a downloaded archive: suffixed with the site's name, ending in .zip (specification, section 9). */
export function zipName(name: string): string {
  const plain = name
    .replace(unfit, ' ')
    .replace(/\.zip$/i, '')
    .replace(new RegExp(`_${siteName}$`), '')
  const tidy = plain
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 120)
    .replace(/[\ud800-\udbff]$/, '')
  return `${tidy || '数据手册'}_${siteName}.zip`
}
