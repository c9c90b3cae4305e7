import { useSuspenseQuery } from '@tanstack/react-query'
import { CategoryTree } from '@xinpu/ui/datasheet'
import { SelectionLayout } from '@xinpu/ui/layout'
import { useCall } from '../app/api.ts'
import { usePlace, type Place } from '../app/use-place.ts'
import { categoryTree } from '../datasheet/queries.ts'

export interface ChoicePageProps {
  title: string
  placeOf: (categoryId: number) => Place
}

/** The whole catalogue, to choose a category from. */
export function ChoicePage({ title, placeOf }: ChoicePageProps) {
  const call = useCall()
  const place = usePlace()
  const { data: tree } = useSuspenseQuery(categoryTree(call))
  const filled = tree
    .filter(({ count }) => count > 0)
    .map((node) => ({ ...node, children: node.children.filter(({ count }) => count > 0) }))

  return (
    <SelectionLayout title={title} count={filled.reduce((sum, { count }) => sum + count, 0)}>
      <CategoryTree mode="index" nodes={filled} hrefOf={({ id }) => place(placeOf(id))} />
    </SelectionLayout>
  )
}
