import { createFileRoute } from '@tanstack/react-router'
import { ownHead } from '../../app/settings.ts'
import { readImportParams } from '../../demand/import-params.ts'
import { latePage } from '../../rendering/late-page.tsx'

const ImportPage = latePage(
  () => import('../../demand/ImportPage.tsx'),
  (page) => page.ImportPage,
)

export const Route = createFileRoute('/inquiry/batchUploadNew')({
  staticData: { shell: 'default' },
  validateSearch: readImportParams,
  head: () => ownHead('表格批量发布'),
  component: Page,
})

function Page() {
  return <ImportPage search={Route.useSearch()} />
}
