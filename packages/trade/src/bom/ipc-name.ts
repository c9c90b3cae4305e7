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
  [/^SOT95P2[5-9]\dX/i, 'SOT-23'],
  [/^SOP65P640X/i, 'TSSOP'],
  [/^SOIC127P\d{3,4}X/i, 'SOIC'],
  [/^QFP\d{2,3}P\d{3,4}X/i, 'QFP'],
  [/^QFN\d{2,3}P\d{3,4}X/i, 'QFN'],
]

/**
 * What a land pattern named by IPC-7351 says: CAPC1608X90N is 0603, SOIC127P600X175-8N is SOIC-8, SOT95P280X145-5N is
 * SOT-23-5.
 */
export function ipcName(text: string): string | undefined {
  const [, metric = ''] = /^(?:RES|CAP|IND|BEAD|LED|FUS)C(\d{4})X\d+[LMN]?$/i.exec(text) ?? []
  if (metric !== '') return chips[metric]
  const [, pins] = /^[A-Z]{3,4}\d{2,3}P\d{3,4}X\d+(?:X\d+)?-(\d{1,3})[LMN]?$/i.exec(text) ?? []
  const found = pins && families.find(([sign]) => sign.test(text))
  return found ? `${found[1]}-${pins}` : undefined
}
