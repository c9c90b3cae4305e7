import { createFileRoute } from '@tanstack/react-router'
import { readsAddress, word } from '../app/address.ts'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import { waysToNarrow } from '../catalogue/queries.ts'
import { previewOf, mainCategory } from '../catalogue/reading-filters.ts'
import { partSearch } from '../datasheet/queries.ts'
import { latePage } from '../rendering/late-page.tsx'

const AiPage = latePage(
  () => import('../catalogue/AiPage.tsx'),
  (page) => page.AiPage,
)

const readSearch = readsAddress({ q: word(200) })

/** A sentence is read as a search of parts. */
export const Route = createFileRoute('/ai')({
  staticData: { shell: 'default' },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, deps: { q } }) => {
    if (q === undefined) return
    const [ways] = await Promise.all([
      queryClient.ensureQueryData(waysToNarrow(call, { keywords: q })),
      queryClient.ensureQueryData(partSearch(call, previewOf(q))),
    ])
    const categoryId = mainCategory(ways)
    if (categoryId !== undefined) await queryClient.ensureQueryData(waysToNarrow(call, { keywords: q, categoryId }))
  },
  head: ({ match }) => {
    const url = `${match.context.visit.origin}/ai`
    return {
      meta: [
        { title: titleOf('智能选型') },
        { name: 'description', content: '用一句话说明需要的元器件：类别、数值、封装、品牌，读成可以改的条件。' },
      ],
      links: [{ rel: 'canonical', href: url }],
      scripts: [jsonLd({ '@type': 'WebApplication', name: '智能选型', url, applicationCategory: 'DesignApplication' })],
    }
  },
  component: Page,
})

function Page() {
  const { q } = Route.useSearch()
  return <AiPage key={q} q={q} />
}
