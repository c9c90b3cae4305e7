import { createFileRoute } from '@tanstack/react-router'
import { titleOf } from '../../app/settings.ts'
import { readCreateParams } from '../../demand/create-params.ts'
import { CreatePage } from '../../demand/CreatePage.tsx'

export const Route = createFileRoute('/inquiry/createRequirements')({
  staticData: { shell: 'default' },
  validateSearch: readCreateParams,
  head: () => ({ meta: [{ title: titleOf('发布供求') }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
})

function Page() {
  return <CreatePage search={Route.useSearch()} />
}
