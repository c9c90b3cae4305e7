import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../app/settings.ts'
import { loadPerson } from '../../company/load.ts'
import { readPerson } from '../../company/lookup-params.ts'
import { LateMissingPage } from '../../portal/late-pages.tsx'
import { latePage } from '../../rendering/late-page.tsx'

const PersonPage = latePage(
  () => import('../../company/PersonPage.tsx'),
  (page) => page.PersonPage,
)

export const Route = createFileRoute('/checkEnterprise/eyePersonnel')({
  staticData: { shell: 'default' },
  validateSearch: readPerson,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadPerson(context, deps),
  head: () => ownHead('人员'),
  notFoundComponent: () => <LateMissingPage noun="人员" />,
  component: Page,
})

function Page() {
  const { id = 0, staffId = 0, page = 1 } = Route.useSearch()
  return <PersonPage id={id} staffId={staffId} page={page} />
}
