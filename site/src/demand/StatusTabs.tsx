import { LinkTabs } from '@xinpu/ui/primitives'

interface StatusTabsProps<Status extends string> {
  label: string
  labels: Readonly<Record<Status, string>>
  current: Status | undefined
  /** Where what is in a state is, or all of it. */
  hrefOf: (status: Status | undefined) => string
}

/** A list by the state of what is in it. */
export const StatusTabs = <Status extends string>({ label, labels, current, hrefOf }: StatusTabsProps<Status>) => (
  <LinkTabs
    label={label}
    current={current ?? 'all'}
    items={[
      { id: 'all', label: '全部', href: hrefOf(undefined) },
      ...(Object.keys(labels) as Status[]).map((status) => ({
        id: status,
        label: labels[status],
        href: hrefOf(status),
      })),
    ]}
  />
)
