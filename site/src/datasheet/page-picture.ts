import { previewPages } from '@xinpu/sdk/format'

/** Where a page of a datasheet is as a picture. */
export const pagePicture = (datasheetId: number, page: number): string => `/files/page/${datasheetId}/${page}.webp`

/** The page itself for whoever may see it, else the first. */
export const pageFor = (isVisitor: boolean, page: number): number => (isVisitor && page > previewPages ? 1 : page)

/** The page that most of some values were read from; the first where none says. */
export function pageOfMost(values: readonly { page?: number | undefined }[]): number {
  const counts = new Map<number, number>()
  for (const { page } of values) if (page !== undefined) counts.set(page, (counts.get(page) ?? 0) + 1)
  const [most] = [...counts].sort(([page, count], [other, others]) => others - count || page - other)
  return most?.[0] ?? 1
}
