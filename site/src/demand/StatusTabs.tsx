import { LinkTabs } from '@xinpu/ui/primitives'

interface StatusTabsProps<Status extends string> {
  label: string
  labels: Readonly<Record<Status, string>>
  current: Status | undefined
  /** Where what is in a state is, or all of it. */
  hrefOf: (status: Status | undefined) => string
  /** How many are in a state, or in all; undefined until that is known. */
  countOf?: (status: Status | undefined) => number | undefined
}

/** A list by the state of what is in it. */
export function StatusTabs<Status extends string>({
  label,
  labels,
  current,
  hrefOf,
  countOf,
}: StatusTabsProps<Status>) {
  const tab = (id: string, word: string, status?: Status) => {
    const count = countOf?.(status)
    return { id, label: word, href: hrefOf(status), ...(count !== undefined && { count }) }
  }
  return (
    <LinkTabs
      label={label}
      current={current ?? 'all'}
      items={[
        tab('all', '全部'),
        ...(Object.keys(labels) as Status[]).map((status) => tab(status, labels[status], status)),
      ]}
    />
  )
}
