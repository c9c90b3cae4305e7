import { useQuery } from '@tanstack/react-query'
import { demandStatusLabels } from '@xinpu/sdk/labels'
import type { DemandStatus, DemandType } from '@xinpu/sdk/types'
import { LinkTabs, Section } from '@xinpu/ui/primitives'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { centerHref } from '../account/places.ts'
import { useCall } from '../app/api.ts'
import { orderIn, room } from './own-posts.ts'
import { OwnPosts } from './OwnPosts.tsx'
import { myCounts } from './queries.ts'
import { Renewal } from './Renewal.tsx'

const isStatus = namedIn(demandStatusLabels)

/** R109: a person's own posts, by kind and state, and what can be done with them. */
export function PostRoom({ search: { kind: said, status, keywords, sort, page = 1 } }: RoomProps) {
  const { countOf } = useCounts()
  const kind = kindIn(said)
  const tab = (id: string, label: string, of?: DemandType) => {
    const count = countOf(of)
    const href = centerHref({ type: room, ...(of !== undefined && { kind: String(of) }) })
    return { id, label, href, ...(count !== undefined && { count }) }
  }

  return (
    <Section title="我的发布">
      <LinkTabs
        label="我的发布"
        current={kind === undefined ? 'all' : String(kind)}
        items={[tab('all', '全部'), tab('1', '求购', 1), tab('0', '供应', 0)]}
      />
      <Renewal />
      <OwnPosts
        asked={{ kind, status: isStatus(status) ? status : undefined, keywords, sort: orderIn(sort) }}
        page={page}
        countOf={(wanted) => countOf(kind, wanted)}
      />
    </Section>
  )
}

/** What is wanted or what is offered, if an address says so. */
const kindIn = (said: string | undefined): DemandType | undefined => (said === '1' ? 1 : said === '0' ? 0 : undefined)

/** How many posts of a kind are in a state; of all without; undefined until that is known. */
function useCounts() {
  const call = useCall()
  const { data: wanted } = useQuery(myCounts(call, 1))
  const { data: offered } = useQuery(myCounts(call, 0))
  function countOf(kind: DemandType | undefined, status?: DemandStatus): number | undefined {
    if (!wanted || !offered) return undefined
    const counts = [...(kind === 0 ? [] : wanted), ...(kind === 1 ? [] : offered)]
    return counts.reduce((sum, one) => sum + (status && one.status !== status ? 0 : one.count), 0)
  }
  return { countOf }
}
