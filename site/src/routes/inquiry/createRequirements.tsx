import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../app/settings.ts'
import { readCreateParams } from '../../demand/create-params.ts'
import { latePage } from '../../rendering/late-page.tsx'

const CreatePage = latePage(
  () => import('../../demand/CreatePage.tsx'),
  (page) => page.CreatePage,
)

export const Route = createFileRoute('/inquiry/createRequirements')({
  staticData: { shell: 'default' },
  validateSearch: readCreateParams,
  head: () => ownHead('发布供求'),
  component: Page,
})

function Page() {
  return <CreatePage search={Route.useSearch()} />
}
