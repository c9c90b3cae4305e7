import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { NotFoundPage } from '@xinpu/ui/frame'
import { LinkButton, PageBody } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import type { Gone } from '../app/not-found.ts'
import { huiyuan, rooms, useOpened } from '../app/rooms.ts'
import { settings } from '../app/settings.ts'
import { usePlace } from '../app/use-place.ts'
import type { NearNumbers } from '../catalogue/near-numbers.ts'
import { NearParts } from '../catalogue/NearParts.tsx'
import { categoriesPlace } from '../catalogue/places.ts'
import { searchPlace } from '../search/places.ts'
import { PageSearch } from '../search/SiteSearch.tsx'
import { likelyPages } from './queries.ts'

/** Why a thing that nobody uploads is not there. */
const whys: Record<string, string> = {
  型号资料: '它可能换了写法，或还没有收录。',
  品牌资料: '它可能换了地址，或还没有收录。',
  分类目录: '它可能换了地址，或并入了别的分类。',
}

export interface MissingPageProps {
  /** What was looked for, where a thing and not an address is missing. */
  noun?: string
  /** It was there, and was taken down. */
  gone?: Gone | undefined
  /** Part numbers that come near the one that is missing. */
  near?: NearNumbers | undefined
}

/** The address leads nowhere, or the thing is not there; said with the true status. */
export function MissingPage({ noun, gone, near }: MissingPageProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const word = wordOf({ gone, near }, pathname)
  const isRoute = noun === undefined
  const soon = useSoon(isRoute ? pathname : '')
  const likely = useLikely(word)

  return (
    <PageBody layout="datasheet">
      <NotFoundPage
        kind={isRoute ? 'route' : gone ? 'gone' : 'object'}
        noun={noun}
        why={soon ? `“${soon}”还没有开放。可以先搜索型号、看数据手册。` : whys[noun ?? '']}
        address={isRoute ? { path: pathname, ...(word && { word }) } : undefined}
        search={<PageSearch text={word} />}
        likely={likely}
        home={settings.rootPage}
        next={near?.near.length === 0 && <CategoriesButton />}
        onReturn={isRoute && !soon ? () => void navigate({ to: '/', replace: true }) : undefined}
      />
      {near && near.near.length > 0 && <NearParts {...near} />}
    </PageBody>
  )
}

/** Pages of the whole site that come near the word of an address; nothing where near part numbers say more. */
function useLikely(word: string) {
  const place = usePlace()
  const { data } = useQuery({ ...likelyPages(useCall(), word), enabled: word !== '' })
  return data?.data.map(({ name, url }) => ({ name, href: url ?? place(searchPlace(name)) }))
}

/** The room that an address is in, where it is still to come. */
function useSoon(pathname: string): string | undefined {
  const opened = useOpened()
  const under = (href: string) => href.split('/')[1]
  const room = [...rooms, { tab: '会员', href: huiyuan }].find(({ href }) => under(href) === under(pathname))
  return room && opened(room.href) === null ? room.tab : undefined
}

/** No number comes near: parts are found by what they are. */
function CategoriesButton() {
  const place = usePlace()
  return <LinkButton href={place(categoriesPlace)}>按分类查找</LinkButton>
}

/** What the search box begins with. */
const wordOf = ({ gone, near }: Pick<MissingPageProps, 'gone' | 'near'>, path: string): string =>
  gone?.model ?? near?.number ?? wordIn(path)

/** What an address seems to ask for: its last part with letters and a figure, as part numbers have. */
const wordIn = (path: string): string =>
  path
    .split('/')
    .filter((part) => /\d/.test(part) && /[a-z]/i.test(part) && part.length < 60)
    .at(-1)
    ?.replace(/^specification_|_detail$/g, '') ?? ''
