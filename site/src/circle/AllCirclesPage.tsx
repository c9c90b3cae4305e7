import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArticleSearch } from '@xinpu/ui/article'
import { CircleCard, CircleGrid } from '@xinpu/ui/circle'
import { IndexLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, EmptyState, LinkButton, ListRegion } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { CreateCircle } from './CreateCircle.tsx'
import { JoinAction } from './JoinAction.tsx'
import { allCirclesPlace, circleHomePlace, circlePlace } from './places.ts'
import { circlesOf, circlesPageSize } from './queries.ts'

export interface AllCirclesPageProps {
  page: number
  keywords: string | undefined
}

/** R097: all circles, and how a new one is asked for. */
export function AllCirclesPage({ page, keywords }: AllCirclesPageProps) {
  const place = usePlace()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(circlesOf(useCall(), page, keywords))

  return (
    <IndexLayout
      breadcrumb={<Breadcrumb items={[{ label: '圈子', href: place(circleHomePlace()) }, { label: '全部圈子' }]} />}
      head={
        <>
          <PageHead title="全部圈子" actions={<CreateCircle />} />
          <ArticleSearch
            keywords={keywords ?? ''}
            label="找圈子"
            action="/circle/allCircle/1"
            onSearch={(words) => void navigate(allCirclesPlace(1, words || undefined))}
          />
        </>
      }
    >
      <ListRegion
        list={data}
        paging={{ page, pageSize: circlesPageSize, hrefFor: (next) => place(allCirclesPlace(next, keywords)) }}
        empty={
          <EmptyState
            title={keywords ? `没有找到「${keywords}」` : '还没有圈子'}
            why="没有合适的，可以建一个。"
            action={<LinkButton href={place(allCirclesPlace())}>看全部</LinkButton>}
          />
        }
      >
        {(rows) => (
          <CircleGrid>
            {rows.map((circle) => (
              <CircleCard
                key={circle.id}
                shape="cell"
                circle={circle}
                href={place(circlePlace(circle.id))}
                action={<JoinAction circle={circle} />}
              />
            ))}
          </CircleGrid>
        )}
      </ListRegion>
    </IndexLayout>
  )
}
