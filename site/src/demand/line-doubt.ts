const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)'
const year = '(?:19|20)\\d{2}'
/** Days as spreadsheets show them, in the forms that they choose by themselves. */
const day = new RegExp(
  `^(?:\\d{1,2}-${month}(?:-(?:\\d{2}|${year}))?|${month}-\\d{2}|(?:${year}年)?\\d{1,2}月\\d{1,2}日|${year}[-/]\\d{1,2}[-/]\\d{1,2}(?: [\\d:]+)?|\\d{1,2}/\\d{1,2}/${year})$`,
  'i',
)
/** Nothing on a board is worth ten thousand millions: it was a number of a part. */
const power = /^\d(?:\.\d+)?E\+?(\d{1,3})$/i
const leastPower = 10

/** Why what names a part may not be what its person wrote; undefined where nothing speaks against it. */
export function doubtOf({ model, value }: { model?: string; value?: string }): string | undefined {
  const told = [model, value].filter((text) => text !== undefined)
  const date = told.find((text) => day.test(text))
  if (date !== undefined) return `“${date}”可能被 Excel 改成了日期，请核对`
  const figure = told.find((text) => Number(power.exec(text)?.[1] ?? 0) >= leastPower)
  return figure === undefined ? undefined : `“${figure}”可能被 Excel 改成了科学计数，请核对`
}
