import { createFileRoute, redirect } from '@tanstack/react-router'

/** Sheets by the template are handed in where all others are. */
export const Route = createFileRoute('/inquiry/batchUpload')({
  staticData: { shell: 'default' },
  loader: ({ location }) => {
    throw redirect({ href: `/inquiry/batchUploadNew${location.searchStr}`, statusCode: 308 })
  },
})
