import { NotHereFloat, onDemand } from '@xinpu/ui/primitives'
import { Suspense } from 'react'
import { useCompare } from './use-compare.ts'

/** Nothing is put aside on most visits: the tray comes with the first part. */
const CompareTray = onDemand(() => import('@xinpu/ui/compare-tray').then((module) => module.CompareTray), NotHereFloat)

/** The tray of parts to compare, at the foot of a page that offers them. */
export function CompareContainer() {
  const { parts, href, toggle, clear } = useCompare()
  if (parts.length === 0) return null
  return (
    <Suspense>
      <CompareTray parts={parts} href={href} onRemove={toggle} onClear={clear} />
    </Suspense>
  )
}
