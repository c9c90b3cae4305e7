import { createFileRoute } from '@tanstack/react-router'
import { contactHead } from '../../../brand/brand-heads.ts'
import { loadBrand } from '../../../brand/load-brand.ts'
import { contactsOfBrand } from '../../../brand/queries.ts'
import { latePage } from '../../../rendering/late-page.tsx'
import { LateMissingBrand } from '../../../brand/late-pages.ts'

const BrandContactPage = latePage(
  () => import('../../../brand/BrandContactPage.tsx'),
  (page) => page.BrandContactPage,
)

export const Route = createFileRoute('/brandDetail/contactInfo/$id')({
  staticData: { shell: 'default' },
  loader: async ({ context, params }) => {
    const { brand } = await loadBrand(context, params.id)
    const contacts = await context.queryClient.ensureQueryData(contactsOfBrand(context.call, brand.id))
    return { brand, isKnown: contacts.length > 0 }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    return contactHead(loaderData, match.context.visit)
  },
  notFoundComponent: LateMissingBrand,
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData().brand
  return <BrandContactPage key={id} brandId={id} />
}
