/** Parser for the subset of the Dockerfile syntax that this project uses. */

export interface Instruction {
  /** 'COPY', 'RUN', … */
  name: string;
  text: string;
}

export interface Stage {
  name: string;
  /** Image, or the name of an earlier stage. */
  from: string;
  instructions: readonly Instruction[];
}

/** @throws Error if an instruction precedes the first stage */
export function parseDockerfile(text: string): Stage[] {
  const stages: { name: string; from: string; instructions: Instruction[] }[] = [];
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === '') continue;
    if (name === 'FROM') {
      const [from = '', , alias = ''] = rest.split(/\s+/);
      stages.push({ name: alias, from, instructions: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`${name} is before the first FROM.`);
      stage.instructions.push({ name, text: rest });
    }
  }
  return stages;
}

/** Returns the arguments of a stage's last instruction of this name, in the exec form: `CMD ["node", "x.mjs"]`. */
export function findCommand({ instructions }: Stage, name: 'CMD' | 'HEALTHCHECK'): string[] {
  const text = instructions.findLast((instruction) => instruction.name === name)?.text ?? '';
  const command: unknown = JSON.parse(text.slice(Math.max(0, text.indexOf('['))) || '[]');
  return Array.isArray(command) ? command.map(String) : [];
}

/** Returns the variables of a stage. */
export function findVariables({ instructions }: Stage): Record<string, string> {
  const lines = instructions.filter(({ name }) => name === 'ENV').map(({ text }) => text.split('='));
  return Object.fromEntries(lines.map(([name = '', value = '']) => [name, value]));
}
