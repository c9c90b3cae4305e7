import { createFileRoute } from '@tanstack/react-router'
import { me } from '../app/queries.ts'
import { ownHead } from '../app/settings.ts'
import { categoryTree } from '../datasheet/queries.ts'
import { readUploadParams } from '../datasheet/upload-params.ts'
import { latePage } from '../rendering/late-page.tsx'

const UploadPage = latePage(
  () => import('../datasheet/UploadPage.tsx'),
  (page) => page.UploadPage,
)

export const Route = createFileRoute('/upload')({
  staticData: { shell: 'default' },
  validateSearch: readUploadParams,
  loader: async ({ context: { queryClient, call } }) => {
    await Promise.all([queryClient.ensureQueryData(me(call)), queryClient.ensureQueryData(categoryTree(call))])
  },
  head: () => ownHead('上传数据手册'),
  component: Page,
})

function Page() {
  return <UploadPage search={Route.useSearch()} />
}
