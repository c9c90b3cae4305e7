type Parameters = [css: string, selector?: string, prefix?: string, componentId?: string]

/** What styled-components makes rules with. */
interface Compile {
  (...given: Parameters): string[]
  hash: string
}

/** More than all styles of the product; they only fill up where a style is made of what somebody wrote. */
const most = 20_000

const made = new WeakMap<Compile, Compile>()

/**
 * Makes rules of styles, each once for the life of the process: styled-components begins anew with every page, and the
 * same styles always come to the same rules.
 */
export function cachedRules(compile: Compile): Compile {
  const before = made.get(compile) ?? keeping(compile)
  made.set(compile, before)
  return before
}

function keeping(compile: Compile): Compile {
  const kept = new Map<string, { css: string; rules: string[] }>()

  function rulesOf(...[css, selector = '', prefix = '', componentId = '&']: Parameters): string[] {
    const name = `${selector}|${prefix}|${componentId}`
    const known = kept.get(name)
    if (known?.css === css) return known.rules
    const rules = compile(css, selector, prefix, componentId)
    if (kept.size >= most) kept.clear()
    kept.set(name, { css, rules })
    return rules
  }
  return Object.assign(rulesOf, { hash: compile.hash })
}
