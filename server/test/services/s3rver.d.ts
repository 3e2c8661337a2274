/** The parts we use; it has no types. */
declare module "@20minutes/s3rver" {
  import type { AddressInfo } from "node:net";
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    readonly httpServer: import("node:http").Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
