import { defineConsole } from '../defineConsole';

/** Your entities, pages, menu entries, overrides, messages and brand: see docs/extend.md. Upgrades never change this folder. */
export default defineConsole({});
