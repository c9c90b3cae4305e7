import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a port that can be made slow, or cut. */
export interface SlowLine {
  /** Milliseconds that all that goes over it is late, either way. */
  delay: number
  /** Breaks every connection that is open. */
  cut: () => void
  stop: () => void
}

/** Leads from one port of this machine to another. */
export async function openLine(from: number, to: number): Promise<SlowLine> {
  const open = new Set<Socket>()
  const line: SlowLine = {
    delay: 0,
    cut: () => open.forEach((socket) => socket.destroy()),
    stop() {
      line.cut()
      server.close()
    },
  }
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.setNoDelay(true)
    // Its end is told by `close`.
    socket.on('error', () => {})
    socket.once('close', () => open.delete(socket))
  }
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const socket of [near, far]) keep(socket)
    lead(line, near, far)
    lead(line, far, near)
  })
  server.listen(from, '127.0.0.1')
  await once(server, 'listening')
  return line
}

/** In their order, each no earlier than those before it. */
function lead(line: SlowLine, from: Socket, to: Socket): void {
  let due = 0
  const later = (work: () => void) => {
    const now = performance.now()
    due = Math.max(due, now + line.delay)
    if (due <= now) work()
    else setTimeout(work, due - now)
  }
  from.on('data', (bytes) => later(() => to.writable && to.write(bytes)))
  from.on('end', () => later(() => to.end()))
  from.on('close', () => later(() => to.destroy()))
}
