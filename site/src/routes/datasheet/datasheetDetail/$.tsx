import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { slugOf } from '@xinpu/sdk/format'
import { LateMissingPage } from '../../../app/late-pages.tsx'
import { orNotFound } from '../../../app/not-found.ts'
import { PartPage } from '../../../app/PartPage.tsx'
import { partPlace } from '../../../app/places.ts'
import { loadPart } from '../../../compare/load-part.ts'
import { partDetail } from '../../../queries/datasheet.ts'

const idPattern = /^[1-9]\d{0,8}$/

/** `{modelId}/{slug}`: a wrong or missing slug leads to the right one for good. */
export const Route = createFileRoute('/datasheet/datasheetDetail/$')({
  staticData: { shell: 'datasheet', pattern: '/datasheet/datasheetDetail/$' },
  loader: async ({ context: { queryClient, call }, params }) => {
    const [id = '', slug, ...more] = (params._splat ?? '').split('/')
    if (!idPattern.test(id) || more.length > 0) throw notFound()
    const part = await orNotFound(queryClient.ensureQueryData(partDetail(call, Number(id))))
    if (slug !== slugOf(part.model)) throw redirect({ ...partPlace(part), replace: true, statusCode: 308 })
    return loadPart(queryClient, call, part)
  },
  head: async ({ loaderData, match }) => {
    const { partHead } = await import('../../../app/part-head.ts')
    return loaderData ? partHead(loaderData.part, loaderData.alternates, match.context.visit) : {}
  },
  notFoundComponent: () => <LateMissingPage noun="型号" />,
  component: Page,
})

function Page() {
  const { part } = Route.useLoaderData()
  return <PartPage id={part.id} />
}
