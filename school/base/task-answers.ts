import { parentPort } from 'node:worker_threads'

/** Answers the tasks of a `TaskThread`, in its thread; `answer` names their type. */
export function answerTasks(answer: (task: never) => unknown) {
  const reply = async ({ id, task }: { id: number; task: never }) =>
    parentPort?.postMessage({ id, answer: await answer(task) }, [])
  parentPort?.on('message', (message: { id: number; task: never }) => void reply(message))
}

/** The file of a thread: in the sources beside its caller, in the build beside the server's script. */
export const threadFile = (name: string, caller: string) =>
  new URL(`./${name}.${caller.endsWith('.ts') ? 'ts' : 'js'}`, caller)
