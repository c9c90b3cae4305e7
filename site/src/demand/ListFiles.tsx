import { formatNumber } from '@xinpu/sdk/format'
import { Button } from '@xinpu/ui/primitives'
import { memo, useMemo } from 'react'
import { useDownload } from '../datasheet/download.tsx'
import { datasheetsOf, zipsOf, type DatasheetZip } from './bom-datasheets.ts'
import { saveList } from './bom-export.ts'
import type { BomItem } from './bom-item.ts'
import type { BomList } from './bom-list.ts'

interface ListFilesProps {
  items: readonly BomItem[]
  /** The list as it is when it is asked for. */
  listOf: () => BomList
}

/** A list as files: with its prices, and the datasheets of its parts, in as many zips as they need. */
export const ListFiles = memo(function ListFiles({ items, listOf }: ListFilesProps) {
  const zips = useMemo(() => zipsOf(datasheetsOf(items)), [items])
  const download = useDownload()
  return (
    <>
      <Button size="sm" onPress={() => void saveList(listOf(), 'xlsx')}>
        导出 xlsx
      </Button>
      <Button size="sm" onPress={() => void saveList(listOf(), 'csv')}>
        导出 csv
      </Button>
      {zips.map((zip) => (
        <Button key={zip.from} size="sm" onPress={() => download(zip.items, nameOf(listOf().name, zip, zips.length))}>
          打包手册 {extentOf(zip, zips.length)} 份
        </Button>
      ))}
    </>
  )
})

const extentOf = ({ from, items }: DatasheetZip, count: number): string =>
  count === 1 ? formatNumber(items.length) : `${formatNumber(from)}–${formatNumber(from + items.length - 1)}`

const nameOf = (name: string, { from, items }: DatasheetZip, count: number): string =>
  count === 1 ? name : `${name} 手册 ${from}–${from + items.length - 1}`
