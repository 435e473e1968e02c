// One shell for many lines. To start a process takes the test process, which has some GB by then, twenty times as long as it takes a shell.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Stands alone on a line after the output of a command. */
const END = '--- end of the output ---'

export interface TestShell {
  /** Runs commands and returns what they print, to both outputs, once they have ended. */
  run: (commands: string) => Promise<string>
  close: () => void
}

/** Starts `sh`. Commands run one after the other, and share variables and functions. */
export function startTestShell(): TestShell {
  const shell = spawn('sh', { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]()
  const untilEnd = async (): Promise<string> => {
    const printed: string[] = []
    for (let next = await lines.next(); next.value !== END; next = await lines.next()) {
      if (next.done) throw new Error(`The shell ended after: ${printed.join('\n')}`)
      printed.push(next.value)
    }
    return printed.join('\n')
  }
  return {
    run(commands) {
      // A command that ends without a line break would swallow the mark.
      shell.stdin.write(`{\n${commands}\n} 2>&1 </dev/null\nprintf '\\n%s\\n' '${END}'\n`)
      return untilEnd()
    },
    close: () => shell.stdin.end(),
  }
}
