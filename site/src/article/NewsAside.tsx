import { useQuery } from '@tanstack/react-query'
import { AuthorCard, TitleList } from '@xinpu/ui/article'
import { EmptyState, ListRegion, Section } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { articlePlace, authorPlace } from './places.ts'
import { hotArticles, popularAuthors } from './queries.ts'
import { writePlace } from './write/write-params.ts'

/** What is read most, and whose articles are; the rule stands beside it. */
export function NewsAside({ categoryId }: { categoryId?: number }) {
  const place = usePlace()
  const call = useCall()
  const hot = shownOf(useQuery(hotArticles(call, categoryId)))
  const authors = shownOf(useQuery(popularAuthors(call)))
  return (
    <>
      <Section title="热榜" meta="近 7 天阅读，同一读者每天计一次">
        <ListRegion list={pageOf(hot)} empty={<EmptyState title="还没有文章" />} shape="text">
          {(rows) => <TitleList titles={rows.map(({ id, title }) => ({ id, title, href: place(articlePlace(id)) }))} />}
        </ListRegion>
      </Section>
      <Section title="热门作者" meta="按近 7 天被阅读次数" more={{ href: place(writePlace()), label: '写文章' }}>
        <ListRegion list={pageOf(authors)} empty={<EmptyState title="还没有作者" />} count={3}>
          {(rows) => rows.map((each) => <AuthorCard key={each.id} author={each} href={place(authorPlace(each.id))} />)}
        </ListRegion>
      </Section>
    </>
  )
}

/** A short list as one page. */
const pageOf = <Row, Other>(shown: Row[] | Other) =>
  Array.isArray(shown) ? { data: shown as Row[], totalRecord: shown.length } : (shown as Exclude<Other, Row[]>)
