/** The values that an expression names, parted at each `|` outside quotes: `X7R|C0G` names two. */
export const chosenIn = (expression: string | undefined): string[] =>
  [...(expression ?? '').matchAll(/(?:"[^"]*"|“[^”]*”|[^|])+/g)].map(([value]) => value.trim()).filter(Boolean)

/** The expression with a value taken in, or out when it is on; nothing where none is left. */
export function withValue(expression: string | undefined, value: string, isOn: boolean): string | undefined {
  const others = chosenIn(expression).filter((other) => other !== value)
  return (isOn ? others : [...others, value]).join('|') || undefined
}
