import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { OmniSearch } from '@xinpu/ui/search'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { useTyped } from '../search/use-typed.ts'
import { hallPlace } from './places.ts'
import { modelHints } from './queries.ts'

/** Looks for what is wanted of a part; its hall has those who offer it beside. */
export function PostSearch() {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { typed, type, asked } = useTyped()
  const { data, isFetching } = useQuery({ ...modelHints(call, asked), enabled: asked !== '' })
  const hints = asked === '' ? [] : (data?.data ?? [])
  const placeOf = (keywords: string) => hallPlace(1, 1, { keywords: keywords.trim() || undefined })

  return (
    <OmniSearch
      tone="plain"
      placeholder="找供求：型号 / 品牌，如 TPS5430"
      value={typed}
      onChange={type}
      onSearch={(keywords) => void navigate(placeOf(keywords))}
      groups={hints.length === 0 ? [] : [{ title: '型号', items: hints.map(hintOf) }]}
      isLoading={isFetching}
      hrefOf={({ name }) => place(placeOf(name))}
      history={[]}
      action={place(hallPlace(1))}
      name="keywords"
    />
  )
}

const hintOf = ({ model, brand }: { model: string; brand: string }, at: number) => ({
  type: 'model' as const,
  id: at,
  name: model,
  count: 0,
  detail: brand,
})
