import { createFileRoute, notFound } from '@tanstack/react-router'
import { inquiryHead } from '../../../account/center-head.ts'
import { inquiryType } from '../../../account/center-menu.ts'
import { loadCenter } from '../../../account/center-route.ts'
import { readCenterSearch } from '../../../account/center-search.ts'
import { CenterPage } from '../../../account/CenterPage.tsx'

/** One route for the rooms of supply and demand: each route is carried by every page. */
export const Route = createFileRoute('/userCenter/inquiryManage/$room')({
  staticData: { shell: 'userCenter' },
  validateSearch: readCenterSearch,
  loader: ({ context, params }) => {
    if (inquiryType(params.room) === undefined) throw notFound()
    return loadCenter(context)
  },
  head: ({ params }) => inquiryHead(params.room),
  component: Page,
})

function Page() {
  return <CenterPage search={{ ...Route.useSearch(), type: inquiryType(Route.useParams().room) }} />
}
