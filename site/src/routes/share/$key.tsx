import { createFileRoute } from '@tanstack/react-router'
import { readShareParams } from '../../disk/share-params.ts'
import { shareHead } from '../../disk/share-head.ts'
import { loadShare } from '../../disk/load-share.ts'
import { latePage } from '../../rendering/late-page.tsx'

const SharePage = latePage(
  () => import('../../disk/SharePage.tsx'),
  (page) => page.SharePage,
)

export const Route = createFileRoute('/share/$key')({
  staticData: { shell: 'index' },
  validateSearch: readShareParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { key }, deps: { code } }) => loadShare(context, key, code),
  head: shareHead,
  component: Page,
})

function Page() {
  return <SharePage shareKey={Route.useParams().key} code={Route.useSearch().code} />
}
