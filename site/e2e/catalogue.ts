import { createApi, type Api } from '@xinpu/sdk/full'
import type { ChipModel, SpecDto } from '@xinpu/sdk/types'
import { origin } from './browser.ts'

/** The product's calls, as a visitor. */
export const api = (): Api => createApi({ baseURL: `${origin()}/api` })

/** The part with exactly this number. */
export async function partOf(model: string): Promise<ChipModel> {
  const { data } = await api().datasheet.part.search({ keywords: model })
  const part = data.find((found) => found.model === model)
  if (!part) throw new Error(`The samples have no ${model}.`)
  return part
}

/** Where a part's page is. */
export async function partPath(model: string): Promise<string> {
  const { id } = await partOf(model)
  return `/datasheet/datasheetDetail/${id}/${model.toLowerCase()}`
}

/** The address of a part's datasheet. */
export async function readerPath(model: string): Promise<string> {
  const { specId } = await partOf(model)
  return `/specification_detail/${specId}`
}

/** A datasheet with so many pages. */
export async function datasheetWith(pages: number): Promise<SpecDto> {
  const { data } = await api().datasheet.newest({ pageSize: 100 })
  const sheet = data.find(({ pageCount }) => pageCount >= pages)
  if (!sheet) throw new Error(`No sample has ${pages} pages.`)
  return sheet
}

/** The address of a search's results. */
export const resultsPath = (text: string): string => `/datasheet/datasheetSearch/${encodeURIComponent(text)}`
