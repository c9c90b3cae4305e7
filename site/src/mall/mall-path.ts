/** The page of a list that a path names, from 1; undefined for a path that names none. */
export const pageOf = (path: string | undefined): number | undefined =>
  /^[1-9]\d{0,4}$/.test(path ?? '') ? Number(path) : undefined

/** What a path below the shops names: the directory, or a shop, and a page of it. */
export function shopOf(path: string | undefined): { merchantId?: number; page: number } | undefined {
  const directory = /^(?:|list(?:\/(?<page>[1-9]\d{0,4}))?)$/.exec(path ?? '')
  if (directory) return { page: Number(directory.groups?.['page'] ?? 1) }
  const [, merchantId, page = '1'] = /^([1-9]\d{0,9})(?:\/([1-9]\d{0,4}))?$/.exec(path ?? '') ?? []
  return merchantId === undefined ? undefined : { merchantId: Number(merchantId), page: Number(page) }
}
