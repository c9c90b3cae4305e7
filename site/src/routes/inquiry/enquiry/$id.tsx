import { createFileRoute, notFound } from '@tanstack/react-router'
import type { DemandVO } from '@xinpu/sdk/types'
import { me } from '../../../app/queries.ts'
import { orNotFound } from '../../../app/not-found.ts'
import { missingHead, titleOf } from '../../../app/settings.ts'
import { readEnquiryParams } from '../../../demand/quote-places.ts'
import { ownView, publicPost } from '../../../demand/quote-queries.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const EnquiryPage = latePage(
  () => import('../../../demand/EnquiryPage.tsx'),
  (page) => page.EnquiryPage,
)

export const Route = createFileRoute('/inquiry/enquiry/$id')({
  staticData: { shell: 'default' },
  validateSearch: readEnquiryParams,
  loader: async ({ context: { queryClient, call }, params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound()
    const id = Number(params.id)
    const who = await queryClient.ensureQueryData(me(call))
    return orNotFound<DemandVO>(
      who ? queryClient.ensureQueryData(ownView(call, id)) : queryClient.ensureQueryData(publicPost(call, id)),
    )
  },
  head: ({ loaderData: post }) =>
    post
      ? {
          meta: [
            { title: titleOf(`${post.type === 1 ? '报价' : '询价'} ${post.model}`) },
            { name: 'robots', content: 'noindex' },
          ],
        }
      : missingHead('供求'),
  notFoundComponent: () => <LateMissingPage noun="供求" />,
  component: Page,
})

function Page() {
  return <EnquiryPage id={Route.useLoaderData().id} search={Route.useSearch()} />
}
