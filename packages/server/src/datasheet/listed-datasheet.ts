import type { history } from '@xinpu/contract/account'

/** A datasheet with when it was viewed or kept. */
interface ListedDatasheetRow {
  id: number
  at: Date
  datasheet_id: number
  title: string
  brand_id: number
  name_cn: string
  logo: string
  /** Of favourites alone. */
  tags?: string[]
}

/** A datasheet someone viewed or kept, as both lists show it. */
export const presentListedDatasheet = (row: ListedDatasheetRow): history.RecentViewRecord => ({
  id: row.id,
  createTime: row.at.toISOString(),
  specDto: {
    id: row.datasheet_id,
    brandId: row.brand_id,
    filename: `${row.title}.pdf`,
    brandCn: row.name_cn,
    fullLogo: row.logo,
  },
  ...(row.tags && { tags: row.tags }),
})
