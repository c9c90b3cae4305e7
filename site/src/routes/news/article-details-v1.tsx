import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { readOldParams } from '../../article/news-params.ts'
import { articlePlace } from '../../article/places.ts'
import { LateMissingPage } from '../../portal/late-pages.tsx'

/** The old address of an article leads to its own. */
export const Route = createFileRoute('/news/article-details-v1')({
  staticData: { shell: 'default' },
  validateSearch: readOldParams,
  beforeLoad: ({ search }) => {
    if (search.id === undefined) throw notFound()
    throw redirect({ ...articlePlace(search.id), statusCode: 308 })
  },
  notFoundComponent: () => <LateMissingPage noun="文章" />,
})
