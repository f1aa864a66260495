import { metricHelp, type Metric } from './metric.ts'

/** Writes metrics in the text format of Prometheus (prometheus.io, exposition formats). */
export function formatPrometheus(metrics: readonly Metric[]): string {
  const lines: string[] = []
  for (const [name, help] of Object.entries(metricHelp)) {
    const samples = metrics.filter((metric) => metric.name === name)
    if (samples.length === 0) continue
    const type = name.endsWith('_total') ? 'counter' : 'gauge'
    lines.push(`# HELP dyci_${name} ${help}`, `# TYPE dyci_${name} ${type}`)
    for (const { labels = {}, value } of samples) {
      const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`)
      lines.push(`dyci_${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`)
    }
  }
  return `${lines.join('\n')}\n`
}

const escapeLabel = (text: string) =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', ' ')
