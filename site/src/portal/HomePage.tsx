import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { HomeLayout } from '@xinpu/ui/layout'
import { HotWords, QueryChips, QueryTraces } from '@xinpu/ui/search'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { late } from '../rendering/late.tsx'
import { useDebounced } from '../app/use-debounced.ts'
import { usePlace } from '../app/use-place.ts'
import { reading } from '../datasheet/queries.ts'
import { searchPlace } from '../search/places.ts'
import { SiteSearch, withoutWord } from '../search/SiteSearch.tsx'
import { figures, hotWords } from './queries.ts'

const settled = 250

const lists = () => import('./HomeLists.tsx')
const Doors = late(async () => (await lists()).Doors)
const Categories = late(async () => (await lists()).Categories)
const HotDatasheets = late(async () => (await lists()).HotDatasheets)
const Below = late(async () => (await lists()).Below)

/** What of the home page is not asked for with it, for who comes from another page. */
export const bringHome = () => Promise.all([Doors, Categories, HotDatasheets, Below].map((part) => part.bring()))

/** R001 and R008: the datasheet search home. */
export function HomePage() {
  const call = useCall()
  const { data: catalogue } = useSuspenseQuery(figures(call))

  return (
    <HomeLayout
      figures={catalogue}
      search={<HomeSearch />}
      doors={<Doors />}
      main={<Categories />}
      aside={<HotDatasheets />}
    >
      <Below />
    </HomeLayout>
  )
}

function HomeSearch() {
  const call = useCall()
  const place = usePlace()
  const [text, setText] = useState('')
  const asked = useDebounced(text.trim().slice(0, 200), settled)
  const { data } = useQuery({ ...reading(call, asked), enabled: asked !== '' })
  const { data: words } = useSuspenseQuery(hotWords(call))
  const chips = asked !== '' && asked === text ? (data?.chips ?? []) : []

  return (
    <>
      <QueryTraces text={text} chips={chips}>
        <SiteSearch size="lg" value={text} onChange={setText} />
        <QueryChips
          chips={chips}
          total={chips.length > 0 ? data?.total : undefined}
          totalHref={place(searchPlace(asked || ' '))}
          onRemove={(chip) => setText(withoutWord(text, chip))}
        />
      </QueryTraces>
      <HotWords words={words} hrefOf={({ name, url }) => url ?? place(searchPlace(name))} />
    </>
  )
}
