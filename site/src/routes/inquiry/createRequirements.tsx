import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../app/settings.ts'
import { readCreateParams } from '../../demand/create-params.ts'
import { CreatePage } from '../../demand/CreatePage.tsx'

export const Route = createFileRoute('/inquiry/createRequirements')({
  staticData: { shell: 'default' },
  validateSearch: readCreateParams,
  head: () => ownHead('发布供求'),
  component: Page,
})

function Page() {
  return <CreatePage search={Route.useSearch()} />
}
