import type { ChipModel } from '@xinpu/sdk/types'
import type { ListView } from '@xinpu/ui/primitives'
import { useLocal } from '../app/use-local.ts'
import { chosenView } from './list-preferences.ts'
import { useCompare } from './use-compare.ts'
import { usePartHrefs } from './use-part-hrefs.ts'

const partsView = chosenView('parts')
const onView = (view: ListView) => partsView.write(view)

/** What every list of found parts has: places, parts put aside to be compared, and the way they are seen. */
export function usePartRows() {
  const { ids, toggle } = useCompare()
  const view = useLocal(partsView, 'auto')
  return { ...usePartHrefs(), compared: ids, onCompare: toggle as (part: ChipModel) => void, view, onView }
}
