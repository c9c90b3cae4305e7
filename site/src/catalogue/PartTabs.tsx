import { linkOptions } from '@tanstack/react-router'
import type { PartDetail } from '@xinpu/sdk/types'
import { LinkTabs } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import type { PartTab, PartSearch } from './part-params.ts'
import { partPlace } from './places.ts'

export interface PartTabsProps {
  part: PartDetail
  /** How many datasheets it has. */
  sheets: number
  current: PartTab | undefined
  /** The quantity that stays chosen from block to block. */
  pieces: number | undefined
}

/** The blocks of a part's page: all at once, or one by itself. */
export function PartTabs({ part, sheets, current, pieces }: PartTabsProps) {
  const place = usePlace()
  const hrefOf = (tab?: PartTab) => place(partBlockPlace(part, { tab, qty: pieces }))

  return (
    <LinkTabs
      label="型号的内容"
      current={current ?? 'overview'}
      items={[
        { id: 'overview', label: '概览', href: hrefOf() },
        { id: 'params', label: '参数', count: part.params.length, href: hrefOf('params') },
        { id: 'spec', label: '资料', count: sheets, href: hrefOf('spec') },
        { id: 'alternates', label: '替代', href: hrefOf('alternates') },
        { id: 'offers', label: '报价', href: hrefOf('offers') },
      ]}
    />
  )
}

/** A block of a part's page, or all of it, priced for a quantity. */
export const partBlockPlace = (part: { id: number; model: string }, { tab, qty }: PartSearch) =>
  linkOptions({ ...partPlace(part), search: { tab, qty } })
