/** Metric sizes of chips, and what the trade says. */
const chips: Readonly<Record<string, string>> = {
  '0603': '0201',
  '1005': '0402',
  '1608': '0603',
  '2012': '0805',
  '2013': '0805',
  '3216': '1206',
  '3225': '1210',
  '5025': '2010',
  '6332': '2512',
}

/** Families by pitch and span in hundredths of a millimetre; behind the last stroke stand the pins. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^SOT95P2[2-9]\dX/i, 'SOT-23'],
  [/^SOT65P2[78]\dX/i, 'SOT-23'],
  [/^SOP65P640X/i, 'TSSOP'],
  [/^SOP(?:50|65)P4[89]\dX/i, 'MSOP'],
  [/^SOIC127P\d{3,4}X/i, 'SOIC'],
  [/^QFP\d{2,3}P\d{3,4}X/i, 'QFP'],
  [/^QFN\d{2,3}P\d{3,4}X/i, 'QFN'],
]

/** Small outlines whose names are no family with its pins. */
const outlines: readonly (readonly [RegExp, string])[] = [
  [/^SOT65P2[0-4]\dX\d+-3[LMN]?$/i, 'SOT-323'],
  [/^SOT65P2[0-4]\dX\d+-5[LMN]?$/i, 'SOT-353'],
  [/^SOT65P2[0-4]\dX\d+-6[LMN]?$/i, 'SOT-363'],
  [/^SOD(?:FL)?25[01]\dX/i, 'SOD-323'],
  [/^SOD(?:FL)?3[67]1\dX/i, 'SOD-123'],
  [/^DIOM5[0-2]2\dX/i, 'SMA'],
  [/^DIOM5[34]3\dX/i, 'SMB'],
  [/^DIOM(?:79|80|81)\d\dX/i, 'SMC'],
]

/**
 * What a land pattern named by IPC-7351 says: CAPC1608X90N is 0603, SOIC127P600X175-8N is SOIC-8, SOT95P280X145-5N is
 * SOT-23-5.
 */
export function ipcName(text: string): string | undefined {
  const [, metric = ''] = /^(?:RES|CAP|IND|BEAD|LED|FUS)C(\d{4})X\d+[LMN]?$/i.exec(text) ?? []
  if (metric !== '') return chips[metric]
  const small = outlines.find(([sign]) => sign.test(text))
  if (small) return small[1]
  const [, pins] = /^[A-Z]{3,4}\d{2,3}P\d{3,4}X\d+(?:X\d+)?-(\d{1,3})[LMN]?$/i.exec(text) ?? []
  const found = pins && families.find(([sign]) => sign.test(text))
  return found ? `${found[1]}-${pins}` : undefined
}
