import { Button, Icon } from '@xinpu/ui/primitives'
import { GitCompareArrows } from 'lucide-react'
import type { ComparedPart } from './compared-parts.ts'
import { useCompare } from './use-compare.ts'

/** Puts a part aside to be compared, or takes it back. */
export function CompareToggle({ part }: { part: ComparedPart }) {
  const { ids, toggle } = useCompare()
  const isIn = ids.has(part.id)
  return (
    <Button isPressedOn={isIn} onPress={() => toggle(part)}>
      <Icon of={GitCompareArrows} /> {isIn ? '已加入对比' : '对比'}
    </Button>
  )
}
