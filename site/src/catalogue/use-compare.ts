import { toast } from '@xinpu/ui/primitives'
import { useMemo } from 'react'
import { useLocal } from '../app/use-local.ts'
import { usePlace } from '../app/use-place.ts'
import { comparePlace } from './compare-params.ts'
import { comparedParts, mostCompared, noParts, type ComparedPart } from './compared-parts.ts'

/** What was put aside to be compared, on any page: take parts in and out, and where they stand side by side. */
export function useCompare() {
  const place = usePlace()
  const parts = useLocal(comparedParts, noParts)
  const ids = useMemo(() => new Set(parts.map(({ id }) => id)), [parts])
  return { parts, ids, href: place(comparePlace(parts.map(({ id }) => id))), toggle, clear: comparedParts.clear }
}

/** Puts a part into the tray, or takes it out; a seventh has no room. */
function toggle({ id, model }: ComparedPart): void {
  const before = comparedParts.read()
  const others = before.filter((part) => part.id !== id)
  if (others.length < before.length) return comparedParts.write(others)
  if (before.length >= mostCompared) return void toast.warn(`最多同时对比 ${mostCompared} 个型号`)
  comparedParts.write([...before, { id, model }])
}
