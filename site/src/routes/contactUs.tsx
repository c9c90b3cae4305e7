import { createFileRoute } from '@tanstack/react-router'
import { staticHead } from '../portal/static-head.ts'
import { latePage } from '../rendering/late-page.tsx'

export const Route = createFileRoute('/contactUs')({
  staticData: { shell: 'default' },
  head: ({ match }) =>
    staticHead(
      {
        title: '联系我们',
        description: '芯谱的客服、商务与举报联系方式，以及在线反馈。',
        path: '/contactUs',
        kind: 'ContactPage',
      },
      match.context.visit,
    ),
  component: latePage(
    () => import('../portal/ContactPage.tsx'),
    (page) => page.ContactPage,
  ),
})
