import { CompareTray } from '@xinpu/ui/datasheet'
import { useCompare } from './use-compare.ts'

/** The tray of parts to compare, at the foot of a page that offers them. */
export function CompareDesk() {
  const { parts, href, toggle, clear } = useCompare()
  return <CompareTray parts={parts} href={href} onRemove={toggle} onClear={clear} />
}
