// chunk: time
/** A moment as the server writes it. ‘2025-11-03 09:12:00’ has no zone: the product stands in China. */
export function momentOf(value: string): Date {
  const iso = value.trim().replace(' ', 'T')
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(iso.slice(10))
  if (hasZone) return new Date(iso)

  return new Date(`${iso.length > 10 ? iso : `${iso}T00:00:00`}+08:00`)
}
